import type { MetaDescriptor } from 'react-router';

/** These describe the default share card's size, which the picture of an event does not have. */
const SHARE_CARD_SIZE = /^og:image:(width|height|type)$/;

/** The metadata of a page that is shared with a picture of its own. */
export function withoutCardSize(described: readonly MetaDescriptor[]): MetaDescriptor[] {
  return described.filter((one) => !('property' in one && SHARE_CARD_SIZE.test(String(one.property))));
}
