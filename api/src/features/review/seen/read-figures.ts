import type { DataSource } from 'typeorm';

/** The figures of each slip by their names and lanes. A date does not tell the runs of one evening apart. */
const FIGURES = `SELECT car_id AS "carId",
    jsonb_object_agg(concat_ws(' ', read ->> 'figure', read ->> 'lane'), read ->> 'value') AS figures
  FROM slip_readings CROSS JOIN LATERAL jsonb_array_elements(figures) AS read
 WHERE read ->> 'figure' <> 'date' GROUP BY car_id`;

/** Least number of figures by which slips are the same. A time alone may be that of two runs. */
const SAME_FIGURES_MIN = 2;

/** The figures of a slip: values by figure and lane. */
export type SlipFiguresByName = Readonly<Record<string, string>>;

/** What was read from the slips of runs, to tell a copy from another slip of the same strip. */
export class ReadFigures {
  readonly #byCar: ReadonlyMap<string, SlipFiguresByName>;
  readonly #carsByText: ReadonlyMap<string, readonly string[]>;

  /** @param byCar figures by the id of the run */
  constructor(byCar: ReadonlyMap<string, SlipFiguresByName>) {
    this.#byCar = byCar;
    this.#carsByText = Map.groupBy(byCar.keys(), (carId) => this.#textOf(carId) ?? '');
  }

  /** Reads all of them. */
  static async load(dataSource: DataSource): Promise<ReadFigures> {
    const rows: { carId: string; figures: SlipFiguresByName }[] = await dataSource.query(FIGURES);
    return new ReadFigures(new Map(rows.map(({ carId, figures }) => [carId, figures])));
  }

  /** The other runs whose slips show the same figures. */
  sameAs(carId: string): readonly string[] {
    const text = this.#textOf(carId);
    return text === null ? [] : (this.#carsByText.get(text) ?? []).filter((other) => other !== carId);
  }

  /** Whether the slips of two runs were read and show different figures. */
  differ(one: string, other: string): boolean {
    const [own, others] = [this.#byCar.get(one) ?? {}, this.#byCar.get(other) ?? {}];
    return Object.keys(own).some((name) => others[name] !== undefined && others[name] !== own[name]);
  }

  /** All figures of a slip in one text; null for too few. */
  #textOf(carId: string): string | null {
    const figures = Object.entries(this.#byCar.get(carId) ?? {});
    return figures.length < SAME_FIGURES_MIN ? null : JSON.stringify(figures.sort());
  }
}
