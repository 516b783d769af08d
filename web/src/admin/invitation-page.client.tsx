import { AcceptInvitation } from '@quartermile/core/admin';
import { peopleCalls } from '@quartermile/core/client';
import { pageRoutes } from '@quartermile/core/domain';
import { useState } from 'react';
import { browserAdminHost } from './this-browser-admin-host.js';

/** The invitation page in a browser. */
export function InvitationPage({ token }: { readonly token: string }) {
  const [calls] = useState(() => peopleCalls(browserAdminHost().client.call));
  return <AcceptInvitation calls={calls} token={token} loginUrl={pageRoutes.adminLogin} />;
}
