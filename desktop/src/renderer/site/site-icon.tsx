import { APP_ICONS, brandRoutes, drawAppIcon } from '@quartermile/core/domain';
import { useState } from 'react';

/** The app's own icon. */
export const appIcon = `data:image/svg+xml,${encodeURIComponent(drawAppIcon(APP_ICONS.tile))}`;

/** The icon of the connected site; the app's while it cannot be loaded. */
export function SiteIcon() {
  const [failed, setFailed] = useState(false);
  return (
    <img
      src={failed ? appIcon : brandRoutes.icon}
      alt=""
      width={72}
      height={72}
      onError={() => setFailed(true)}
    />
  );
}
