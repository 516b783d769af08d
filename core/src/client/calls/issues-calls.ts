import {
  apiPath,
  type Issue,
  type IssueAction,
  type IssueAdd,
  type IssuePreview,
  type IssueUpdate,
  issueRoutes,
  type SundayWrap,
  type WrapPicture,
  wrapRoutes,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';
import { type CollectionCalls, collectionCalls } from './collection-calls.js';

/** Requests for newsletters, which are listed from the newest on. Require the administrator. */
export interface IssuesCalls extends CollectionCalls<Issue, IssueAdd, IssueUpdate> {
  /** The newsletter as it would be sent now. */
  preview(id: string, options?: CallOptions): Promise<IssuePreview>;
  /** The wrap of the week: the draft of a newsletter, and the same as text. Nothing is added. */
  wrap(options?: CallOptions): Promise<SundayWrap>;
  /** The week as a picture. */
  wrapPicture(options?: CallOptions): Promise<WrapPicture>;
  /** Sends a newsletter, pauses or ends that, or sends it to oneself. */
  act(id: string, action: IssueAction, options?: CallOptions): Promise<Issue>;
}

/** Creates the requests for newsletters. They are separate from `createClient`, whose code visitors of every page download. */
export function issuesCalls(call: Caller): IssuesCalls {
  const { list, preview, act } = issueRoutes;
  return {
    ...collectionCalls<Issue, IssueAdd, IssueUpdate>(call, issueRoutes),
    list: (options) => call({ method: 'GET', path: list, asAdmin: true, pastCache: true, options }),
    preview: (id, options) =>
      call({ method: 'GET', path: apiPath(preview, { id }), asAdmin: true, pastCache: true, options }),
    wrap: (options) =>
      call({ method: 'GET', path: wrapRoutes.draft, asAdmin: true, pastCache: true, options }),
    wrapPicture: (options) =>
      call({ method: 'GET', path: wrapRoutes.picture, asAdmin: true, pastCache: true, options }),
    act: (id, action, options) =>
      call({ method: 'POST', path: apiPath(act, { id }), asAdmin: true, body: { action }, options }),
  };
}
