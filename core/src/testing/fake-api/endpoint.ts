import * as z from 'zod';
import { deletionSchema } from '../../domain/index.js';

/** A request of the client: its method, its route, and the schemas of its body and its response. */
export interface Endpoint<Body extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A route with parameters, such as "/api/videos/update/:id". */
  readonly route: string;
  readonly body: Body;
  readonly response: Response;
  /** The response of a server without content; undefined where a spec has to state one. */
  readonly initial?: z.output<Response>;
}

/** A read of the administrator or of a visitor. */
export const read = <Response extends z.ZodType>(
  route: string,
  response: Response,
  initial?: z.output<Response>,
) => ({ method: 'GET', route, body: z.undefined(), response, initial }) as const;

/** A read of a list, which is empty unless a spec states its items. */
export const list = <Item extends z.ZodType>(route: string, item: Item) =>
  read<z.ZodArray<Item>>(route, z.array(item), []);

/** A change with a body. */
export const change = <Body extends z.ZodType, Response extends z.ZodType>(
  method: 'POST' | 'PUT' | 'DELETE',
  route: string,
  body: Body,
  response: Response,
) => ({ method, route, body, response }) as const;

/** A request without a body that has the given response unless a spec states another one. */
export const command = <Response extends z.ZodType>(
  method: 'POST' | 'PUT' | 'DELETE',
  route: string,
  response: Response,
  initial?: z.output<Response>,
) => ({ method, route, body: z.undefined(), response, initial }) as const;

/** A deletion, by the id in the route or by a body. */
export const deletion = <Body extends z.ZodType = z.ZodUndefined>(
  route: string,
  body: Body = z.undefined() as unknown as Body,
) => ({ method: 'DELETE', route, body, response: deletionSchema, initial: { deleted: true } }) as const;

/** The four requests of a collection. */
export const collection = <
  Item extends z.ZodType,
  Listed extends z.ZodType,
  Addition extends z.ZodType,
  Changes extends z.ZodType,
>(
  routes: Readonly<Record<'list' | 'add' | 'update' | 'delete', string>>,
  schemas: { item: Item; listed: Listed; addition: Addition; changes: Changes },
) => ({
  list: list(routes.list, schemas.listed),
  add: change('POST', routes.add, schemas.addition, schemas.item),
  update: change('PUT', routes.update, schemas.changes, schemas.item),
  delete: deletion(routes.delete),
});
