export { AdminDashboard, type AdminDashboardProps } from './dashboard/admin-dashboard.js';
export type { AdminHost, HostNews } from './host/admin-host.js';
export { downloadFile } from './host/download-file.js';
export { openUnsentStore } from './host/unsent-store.js';
export { AdminLogin, type AdminLoginProps } from './login/admin-login.js';
export { type SignOutReason, signOutNotice } from './session/sign-out-reason.js';
