export { AdminDashboard, type AdminDashboardProps } from './dashboard/admin-dashboard.js';
export { AdminLogin, type AdminLoginProps } from './dashboard/login/admin-login.js';
export { AppLoginApproval, type AppLoginApprovalProps } from './dashboard/login/app-login-approval.js';
export {
  AcceptInvitation,
  type AcceptInvitationProps,
} from './dashboard/login/invitation/accept-invitation.js';
export type { SubmissionRequest } from './kernel/context/tab-props.js';
export type { AdminCarsCalls, AdminHost, HostEvent, HostPictures } from './kernel/host/admin-host.js';
export { downloadFile } from './kernel/host/download-file.js';
export { type HostPasskeys, PasskeyError } from './kernel/host/host-passkeys.js';
export type { HostPush, PushSupport } from './kernel/host/host-push.js';
export { openUnsentStore } from './kernel/host/unsent-store.js';
export { type SignOutReason, signOutMessage } from './kernel/session/sign-out-reason.js';
export { useAccent } from './kernel/site/use-site.js';
