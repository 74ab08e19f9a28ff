import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

export async function serveApiDocs(app: FastifyInstance) {
  // Made when somebody reads it: it takes a fifth of a second, and every start would wait for it.
  const empty = { openapi: '3.0.3', info: { title: '', version: '' }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document: empty } });
  await app.register(swaggerUi, {
    routePrefix: '/api-docs',
    staticCSP: true,
    transformSpecification: openApiDocument,
    transformSpecificationClone: false,
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1 },
    theme: { title: '易购接口文档' },
  });
}
