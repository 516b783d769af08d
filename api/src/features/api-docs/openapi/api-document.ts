import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, type OperationObject, SwaggerModule } from '@nestjs/swagger';
import { problemSchema } from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import { CachedResponse } from '../../../platform/cache/cached-response.js';
import { VERSION } from '../../../platform/config/version.js';
import { apiDocsMessages } from './api-docs-messages.js';
import { completeOperation, KEY_PARAMETER, keyParameter, SECURITY } from './complete-operation.js';
import { describeSchema } from './describe-schema.js';
import { RouteTable } from './route-table.js';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

/**
 * The OpenAPI 3.0 document, generated from the controllers' decorators, core's schemas and the metadata of the routes.
 * Generated on the first request and cached.
 */
@Injectable()
export class ApiDocument {
  private readonly table = new RouteTable();
  private app: NestFastifyApplication | null = null;
  private made: OpenAPIObject | null = null;
  private written: CachedResponse | null = null;

  /** Sets the application to describe. Call before its routes are added. */
  watch(app: NestFastifyApplication): void {
    this.app = app;
    const server: FastifyInstance = app.getHttpAdapter().getInstance();
    this.table.watch(server);
  }

  /** The document. */
  read(): OpenAPIObject {
    this.made ??= this.make();
    return this.made;
  }

  /** The document as it is sent. */
  get response(): CachedResponse {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    this.written ??= new CachedResponse(Buffer.from(JSON.stringify(this.read())), headers);
    return this.written;
  }

  private make(): OpenAPIObject {
    if (!this.app) throw new Error('ApiDocument.watch was not called.');
    const document = SwaggerModule.createDocument(this.app, baseDocument(), {
      operationIdFactory: operationId,
      standardSchemaConverter: describeSchema,
      autoTagControllers: false,
    });
    for (const [path, item] of Object.entries(document.paths)) {
      for (const method of METHODS) {
        const operation: OperationObject | undefined = item[method];
        const route = this.table.find(method.toUpperCase(), path);
        if (operation && route) completeOperation(operation, route, document);
      }
    }
    return document;
  }
}

function baseDocument(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setTitle(apiDocsMessages.title)
    .setDescription(apiDocsMessages.intro)
    .setVersion(VERSION)
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: apiDocsMessages.bearer }, SECURITY);
  for (const [name, description] of Object.entries(apiDocsMessages.tags)) builder.addTag(name, description);
  const base = builder.build();
  const problem = describeSchema(problemSchema, { schemaType: 'output' })?.components;
  return {
    ...base,
    components: { ...base.components, parameters: { [KEY_PARAMETER]: keyParameter }, schemas: problem },
  };
}

/** `CarsController.review` becomes "cars.review". Further paths of a handler get a number. */
function operationId(controller: string, handler: string): string {
  const subject = controller.replace(/Controller$/, '').replace(/^./, (first) => first.toLowerCase());
  const name = handler.replace(/\[(\d+)\]$/, (_, index: string) =>
    index === '0' ? '' : String(Number(index) + 1),
  );
  return `${subject}.${name}`;
}
