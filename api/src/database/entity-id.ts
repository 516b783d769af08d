const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a stored row. Any other text names nothing: 404, contract section 2. */
export function isEntityId(text: string): boolean {
  return uuid.test(text);
}
