import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';

export async function serveApiDocs(app: FastifyInstance) {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api-docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1 },
    theme: { title: '易购接口文档' },
  });
}
