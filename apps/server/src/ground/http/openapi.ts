import { calls } from '@yigou/contract/calls';
import type { CallSpec } from '@yigou/contract/ground/call';
import { uploadPath } from '@yigou/contract/ground/files.terms';
import { z } from 'zod';

type Schema = Record<string, unknown>;

const envelope = {
  success: { type: 'boolean' },
  errorCode: { type: 'string', enum: ['', '1', '2', '3', '4', '5', '6', '7', '9'] },
  errorMsg: { type: 'string' },
};

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  }) as Schema;
  return schema;
}

function answerSchema(spec: CallSpec): Schema {
  const { properties, ...rest } = schemaOf(spec.answer, 'output');
  return { ...rest, properties: { ...envelope, ...(properties as object) } };
}

function describe({ access, needs }: CallSpec): string {
  if (access === 'public') return '无需登录';
  return needs === 'anyAccount' ? '需要登录，任何账号都可以' : `需要登录；需要功能 ${[needs].flat().join(' 或 ')}`;
}

const operation = (path: string, spec: CallSpec) => ({
  tags: [path.split('/')[0]],
  summary: spec.summary,
  description: describe(spec),
  ...(spec.access === 'account' && { security: [{ authtoken: [] }] }),
  requestBody: { content: { 'application/json': { schema: schemaOf(spec.input, 'input') } } },
  responses: { 200: { description: '结果', content: { 'application/json': { schema: answerSchema(spec) } } } },
});

const uploadOperation = {
  tags: ['File'],
  summary: '上传文件（multipart：kind、file；不超过 5 MB，按内容识别类型）',
  requestBody: {
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { kind: { type: 'string' }, file: { type: 'string', format: 'binary' } },
          required: ['kind', 'file'],
        },
      },
    },
  },
  responses: { 200: { description: '结果' } },
};

/** Made from the contract, so the page can never say something else than the server does. */
export const openApiDocument = () => ({
  openapi: '3.0.3',
  info: {
    title: '易购接口',
    version: '1.0.0',
    description: '全部接口为 POST，JSON 进出；登录后在请求头 authtoken 携带令牌。',
  },
  components: { securitySchemes: { authtoken: { type: 'apiKey', in: 'header', name: 'authtoken' } } },
  paths: {
    ...Object.fromEntries(
      Object.entries(calls).map(([path, spec]) => [`/api/${path}`, { post: operation(path, spec) }]),
    ),
    [uploadPath]: { post: uploadOperation },
  },
});
