const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a valid row id. Other ids respond with 404, contract section 2. */
export function isEntityId(text: string): boolean {
  return uuid.test(text);
}
