import { apiPath, type Category, carPagePath, categorySlug, pageRoutes } from '@quartermile/core/domain';
import { publicApiRoutes } from '../../platform/http/public-api-routes.js';
import type { PublicList } from './public-api-payloads.js';
import type { PublicPage } from './public-api-queries.js';

/** Values of a query in the order of its canonical address; absent ones are left out. */
export type Parameters = Readonly<Record<string, string | number | undefined>>;

/** An address with parameters. */
export function withParameters(path: string, parameters: Parameters): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Absolute addresses of the public API and of the pages that it links. */
export class PublicLinks {
  constructor(private readonly publicUrl: string) {}

  /** An address of this site. */
  to(path: string): string {
    return new URL(path, this.publicUrl).href;
  }

  /** An address of this site, or null. */
  toOptional(path: string | null): string | null {
    return path === null ? null : this.to(path);
  }

  /** A car, by the id of it or of one of its runs. */
  car(carId: string): string {
    return this.to(apiPath(publicApiRoutes.car, { carId }));
  }

  /** The page of a car. */
  carPage(_id: string, name: string): string {
    return this.to(carPagePath({ _id, name }));
  }

  /** The page of an entry. */
  entryPage(entryId: string): string {
    return this.to(apiPath(pageRoutes.entry, { entryId }));
  }

  /** The entries of a board. */
  entries(category: Category): string {
    return this.to(apiPath(publicApiRoutes.entries, { board: categorySlug(category) }));
  }

  /**
   * A page of a list with links to the others.
   * @param address writes the path of a page
   */
  list<Item>(
    { page, page_size }: PublicPage,
    { items, total }: { readonly items: readonly Item[]; readonly total: number },
    address: (page: number) => string,
  ): PublicList<Item> {
    const last = Math.max(1, Math.ceil(total / page_size));
    const link = (wanted: number) => this.to(address(wanted));
    const links = {
      self: link(page),
      first: link(1),
      previous: page > 1 ? link(Math.min(page - 1, last)) : null,
      next: page < last ? link(page + 1) : null,
      last: link(last),
    };
    return { total, page, page_size, items, links };
  }
}
