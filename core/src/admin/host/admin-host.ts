import type { Client } from '@quartermile/core/client';
import type { Credentials, Session } from '@quartermile/core/domain';
import type { UnsentStore } from '../pending/unsent-decision.js';

/** What happened outside this window: in another one of the same host, or on the server. */
export type HostNews =
  /** The session was ended there, or by the host itself for a reason of its own; its token is gone. */
  | { readonly type: 'signed-out'; readonly reason?: 'idle' | 'refused' }
  /** The administrator did something there; `at` is in ms since 1970. */
  | { readonly type: 'activity'; readonly at: number }
  /** Another window is about to end the session, and waits a moment for what has to be sent before. */
  | { readonly type: 'ending'; waitUntil(sent: Promise<unknown>): void }
  /** What the lists show has changed on the server. */
  | { readonly type: 'changed' };

/**
 * What the dashboard asks of the program that shows it. The host keeps the token where its platform keeps
 * secrets and attaches it to the client's calls; the dashboard never sees it.
 */
export interface AdminHost {
  /** Speaks to the API as the signed-in administrator. */
  readonly client: Client;
  /** Where "Back to site" leads. */
  readonly siteUrl: string;
  /** Whether a token is stored, good or not. */
  hasSession(): boolean | Promise<boolean>;
  /**
   * Logs in, in one try, and stores the token.
   * @throws ApiError when refused, NetworkError when no answer came
   */
  signIn(credentials: Credentials): Promise<Session>;
  /**
   * "Stay Logged In": replaces the token by a new one.
   * @throws ApiError (401 when the session is over), NetworkError
   */
  extendSession(): Promise<void>;
  /** Forgets the token at once, then tells the server as well as it can. Never rejects. */
  signOut(): Promise<void>;
  /** Decisions about cars that could not be sent before their session ended. */
  readonly unsent: UnsentStore;
  /**
   * Announces to the other windows that the session is about to end; resolves once they have sent what they still
   * had, and never waits for longer than `LAST_DECISIONS_MS`. Never rejects.
   */
  announceEnd?(): Promise<void>;
  /** Whether a decision about a car waits to be sent, on a host that keeps decisions made offline. */
  isQueued?(carId: string): boolean;
  /**
   * Follows what happens on the server until the returned function is called, on a host that does not tell
   * it by `watch`.
   */
  followServer?(listener: (news: HostNews) => void): () => void;
  /**
   * Starts the program again where its server has replaced the code that it runs on, so that the rest of that
   * code cannot be loaded any more. Resolves where it stays as it is. Absent on a host that brings all its code.
   * @param drafts what was typed and not sent, for {@link AdminHost.takeDrafts} of the next start
   */
  renew?(drafts: string): Promise<void>;
  /** What `renew` was given before this start, once; null when there is nothing. */
  takeDrafts?(): string | null;
  /** Tells the other windows that the administrator is active. */
  shareActivity(at: number): void;
  /**
   * Hands a file to the person, who may choose where it goes.
   * @param name the file's name as proposed
   */
  saveFile(name: string, file: Blob): Promise<void>;
  /** Listens for news from the other windows, until the returned function is called. */
  watch(listener: (news: HostNews) => void): () => void;
}
