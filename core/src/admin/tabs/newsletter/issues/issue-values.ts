import {
  type Issue,
  type IssueAdd,
  type IssueBlock,
  type IssueBlockKind,
  isBlank,
  plainFigure,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { publishAtValue, toPublishAt } from '../../../kernel/content/publish-at.js';
import { storedImage } from '../../../kernel/forms/image-field.js';

/** A block in the form: the inputs of all kinds, of which each kind uses some. */
export interface BlockValues {
  /** Key of its element, which it keeps when it is moved. */
  readonly key: string;
  readonly kind: IssueBlockKind;
  readonly text: string;
  readonly image: PickedImage | null;
  readonly alt: string;
  readonly id: string;
  readonly label: string;
  readonly link: string;
}

/** Values of the form, as typed. */
export interface IssueValues {
  readonly subject: string;
  readonly perMinute: string;
  readonly publishAt: string;
  readonly blocks: BlockValues[];
}

/** An empty block. */
export function emptyBlock(kind: IssueBlockKind, key: string): BlockValues {
  return { key, kind, text: '', image: null, alt: '', id: '', label: '', link: '' };
}

/** The form's values for a newsletter; without one those of a new one. */
export function toIssueValues(issue: Issue | null, perMinute: number): IssueValues {
  if (!issue) {
    const blocks = [emptyBlock('heading', 'new-0'), emptyBlock('paragraph', 'new-1')];
    return { subject: '', perMinute: String(perMinute), publishAt: '', blocks };
  }
  return {
    subject: issue.subject,
    perMinute: String(issue.perMinute),
    publishAt: publishAtValue(issue.publishAt),
    blocks: issue.blocks.map((block, at) => toBlockValues(block, `stored-${at}`)),
  };
}

function toBlockValues(block: IssueBlock, key: string): BlockValues {
  const { image, ...rest } = { image: null, ...block };
  return { ...emptyBlock(block.kind, key), ...rest, image: storedImage(image) };
}

/** The request with the form's values; invalid ones are left to its schema. */
export function toIssuePayload({ subject, perMinute, publishAt, blocks }: IssueValues): IssueAdd {
  const rate = isBlank(perMinute) ? Number.NaN : Number(plainFigure(perMinute));
  return { subject, perMinute: rate, publishAt: toPublishAt(publishAt), blocks: blocks.map(toBlock) };
}

function toBlock({ kind, text, image, alt, id, label, link }: BlockValues): IssueBlock {
  switch (kind) {
    case 'heading':
    case 'paragraph':
      return { kind, text };
    case 'picture':
      return { kind, image: image?.dataUrl ?? '', alt };
    case 'button':
      return { kind, label, link };
    default:
      return { kind, id };
  }
}
