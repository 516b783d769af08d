import type { CallOptions, CarsCalls, Client } from '@quartermile/core/client';
import type {
  AdminCar,
  CarReview,
  CarReviewResult,
  Credentials,
  InformationRequest,
  Session,
} from '@quartermile/core/domain';
import type { HostPasskeys } from './host-passkeys.js';
import type { HostPush } from './host-push.js';
import type { UnsentStore } from './unsent-decision.js';

/** An event from another window of the same host, or from the server. */
export type HostEvent =
  /** The session was ended elsewhere or by the host itself. The token is already deleted. */
  | { readonly type: 'signed-out'; readonly reason?: 'idle' | 'refused' }
  /** The administrator was active in another window; `at` is in ms since 1970. */
  | { readonly type: 'activity'; readonly at: number }
  /** Another window is about to end the session and waits briefly for pending requests. */
  | { readonly type: 'ending'; waitUntil(sent: Promise<unknown>): void }
  /** This window is about to navigate or close: delayed decisions must be sent now. */
  | { readonly type: 'leaving' }
  /** The listed data changed on the server. */
  | { readonly type: 'changed' };

/** Availability of pictures on a host that works offline. */
export interface HostPictures {
  /** Whether a picture cannot be shown because the server is unreachable and the picture is not stored. */
  isMissing(src: string): boolean;
  /** Subscribes to changes. Returns the unsubscribe function. */
  watch(listener: () => void): () => void;
}

/** Requests for cars, where a host may queue a decision while it is offline. */
export interface AdminCarsCalls extends Omit<CarsCalls, 'review'> {
  /** Like `CarsCalls`, but resolves with null if the host queued the decision. */
  review(decision: CarReview, options?: CallOptions): Promise<CarReviewResult | null>;
}

/** All API requests that the dashboard uses. */
export interface AdminClient extends Omit<Client, 'cars'> {
  readonly cars: AdminCarsCalls;
}

/**
 * Interface between the dashboard and the program that embeds it. The host stores the token in the platform's secure
 * storage and attaches it to requests. The dashboard has no access to it.
 */
export interface AdminHost {
  /** API client of the logged-in administrator. */
  readonly client: AdminClient;
  /** Target of "Back to site". */
  readonly siteUrl: string;
  /** Whether a token is stored, valid or not. */
  hasSession(): boolean | Promise<boolean>;
  /**
   * Logs in without retries and stores the token.
   * @throws ApiError on an error response, NetworkError without a response
   */
  signIn(credentials: Credentials): Promise<Session>;
  /** Passkeys, on a host whose pages can use them. */
  readonly passkeys?: HostPasskeys;
  /** Push messages, on a host whose pages can subscribe to them. */
  readonly push?: HostPush;
  /**
   * Logs in with a passkey instead of the password and stores the token, on a host with `passkeys`.
   * @throws PasskeyError, ApiError, NetworkError
   */
  signInWithPasskey?(): Promise<Session>;
  /**
   * Offers passkeys among the suggestions of the e-mail field and logs in with the chosen one, on a host that can. Resolves
   * with null when none was chosen before the signal was aborted, or when passkeys cannot be offered now.
   * @throws ApiError, NetworkError when the chosen one could not log in
   */
  signInBySuggestion?(signal: AbortSignal): Promise<Session | null>;
  /**
   * Logs in by a passkey in the system's browser and stores the token, on a host that cannot use passkeys itself.
   * Resolves with null when the signal was aborted.
   * @param onNumber called with the number that the browser shows too
   * @throws ApiError, NetworkError
   */
  signInInBrowser?(onNumber: (number: string) => void, signal: AbortSignal): Promise<Session | null>;
  /**
   * "Stay Logged In": replaces the token with a new one.
   * @throws ApiError (401 when the session is over), NetworkError
   */
  extendSession(): Promise<void>;
  /** Deletes the token immediately, then tries to revoke it on the server. Never rejects. */
  signOut(): Promise<void>;
  /** Decisions about cars that could not be sent before their session ended. */
  readonly unsent: UnsentStore;
  /**
   * Announces to the other windows that the session is about to end. Resolves when they have sent their pending
   * decisions, after `LAST_DECISIONS_MS` at the latest. Never rejects.
   */
  announceEnd?(): Promise<void>;
  /**
   * Asks the driver of a pending car for information, on a host that queues questions made offline. Resolves with null
   * if the host queued it.
   * @throws ApiError
   */
  requestInformation?(request: InformationRequest, options?: CallOptions): Promise<AdminCar | null>;
  /** Whether a decision about a car, or a question to its driver, is queued, on a host that queues decisions made offline. */
  isQueued?(carId: string): boolean;
  /** Availability of pictures, on a host that works offline. */
  readonly pictures?: HostPictures;
  /**
   * Subscribes to server events, on a host that does not emit them through `watch`. Returns the unsubscribe
   * function.
   */
  followServer?(listener: (news: HostEvent) => void): () => void;
  /**
   * Restarts the program after its server was updated, because old code chunks can no longer be loaded. Resolves if
   * no restart is needed. Absent on a host that bundles all its code.
   * @param drafts unsent form input, returned by {@link AdminHost.takeDrafts} after the restart
   */
  renew?(drafts: string): Promise<void>;
  /** Returns the drafts from `renew` or `keepDrafts` once after a restart. null if there are none. */
  takeDrafts?(): string | null;
  /**
   * Persists form input so that it survives a crash of the page, on a host that supports it. Called after each
   * change. {@link AdminHost.takeDrafts} returns the stored text.
   * @param read serializes all unsent form input
   */
  keepDrafts?(read: () => string): void;
  /** Notifies the other windows that the administrator is active. */
  shareActivity(at: number): void;
  /**
   * When the administrator was last active in any window, ms since 1970; 0 if that is unknown. On a host that freezes its
   * pages, which then receive the events of the others late.
   */
  lastActivity?(): number;
  /**
   * Saves a file. The user may choose where.
   * @param name the suggested file name
   */
  saveFile(name: string, file: Blob): Promise<void>;
  /** Subscribes to events from the other windows. Returns the unsubscribe function. */
  watch(listener: (news: HostEvent) => void): () => void;
}
