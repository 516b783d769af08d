import { Menu, UnstyledButton } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import { IconPlus, IconSelector, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import type { SiteSummary } from '../../shared/site-summary.js';
import { hasUnsaved } from '../app/has-unsaved.js';
import { ForgetDialog, type ForgetDialogProps } from './forget-dialog.js';
import { SiteMark } from './site-mark.js';
import { SiteMenuItem } from './site-menu-item.js';
import classes from './site-switcher.module.css';

const text = desktopMessages.sites;

export interface SiteSwitcherProps {
  readonly bridge: Pick<DesktopBridge, 'changeSites'>;
  readonly state: Pick<AppState, 'sites'>;
  /** The site that the window shows. */
  readonly site: SiteSummary;
}

/** Menu in the top bar: the current site and the others. */
export function SiteSwitcher({ bridge, state: { sites }, site }: SiteSwitcherProps) {
  const [question, setQuestion] = useState<Pick<ForgetDialogProps, 'isLosingText'> | null>(null);
  return (
    <>
      <Menu position="bottom-start" width="26rem" withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.target} aria-label={text.switcher(site.name)}>
            <SiteMark site={site} />
            <IconSelector size={18} aria-hidden="true" className={classes.sign} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown aria-label={text.menu}>
          <Menu.Label>{text.menu}</Menu.Label>
          {sites.map((each, index) => (
            <SiteMenuItem
              key={each.origin}
              site={each}
              place={index + 1}
              isOpen={each.origin === site.origin}
              onOpen={() => void bridge.changeSites({ do: 'open', origin: each.origin })}
            />
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => void bridge.changeSites({ do: 'choose' })}
          >
            {text.add}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => setQuestion({ isLosingText: hasUnsaved() })}
          >
            {text.forgetSite(site.name)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question && (
        <ForgetDialog bridge={bridge} site={site} {...question} onClose={() => setQuestion(null)} />
      )}
    </>
  );
}
