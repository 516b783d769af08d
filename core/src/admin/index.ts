export { AdminDashboard, type AdminDashboardProps } from './dashboard/admin-dashboard.js';
export type { SubmissionRequest } from './dashboard/tab-props.js';
export type { AdminCarsCalls, AdminHost, HostEvent, HostPictures } from './host/admin-host.js';
export { downloadFile } from './host/download-file.js';
export { type HostPasskeys, PasskeyError } from './host/host-passkeys.js';
export { openUnsentStore } from './host/unsent-store.js';
export { AdminLogin, type AdminLoginProps } from './login/admin-login.js';
export { AppLoginApproval, type AppLoginApprovalProps } from './login/app-login-approval.js';
export { type SignOutReason, signOutMessage } from './session/sign-out-reason.js';
