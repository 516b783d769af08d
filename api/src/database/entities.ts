/** Every table's class. Each feature adds its own lines. */
export const entities: (new () => object)[] = [];
