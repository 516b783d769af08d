/** SQL that adds approved cars without pictures, each with an entry in every category. */
export function fillSql(cars: number): string;
