import { Group } from '@mantine/core';
import { pageColours } from '@quartermile/core/ui';
import { ImageField, imageInput } from '../../../kernel/forms/image-field.js';
import classes from './brand-fields.module.css';
import type { PictureFieldsProps } from './site-sections.js';

const text = {
  logo: 'Logo on dark pages (optional)',
  logoHint: 'Instead of the drawn mark and the name. With a transparent ground; SVG, too',
  logoLight: 'Logo on light pages (optional)',
  logoLightHint: 'Without it, the other one is on both',
  icon: 'Icon (optional)',
  iconHint: 'Square, at least 512 pixels; for browser tabs, home screens and the app',
  shareImage: 'Share picture (optional)',
  shareImageHint: 'For links to pages without a picture of their own, 1200 × 630 pixels',
  previewOn: { dark: 'Logo on dark ground', light: 'Logo on light ground' },
} as const;

/** Fields for the site's logos, how they look on both grounds, and the icon. */
export function LogoFields({ form, sentPercent }: PictureFieldsProps) {
  const { logo, logoLight } = form.values;
  const shown = { dark: logo ?? logoLight, light: logoLight ?? logo };
  const fieldOf = (field: 'logo' | 'logoLight' | 'icon') => (
    <ImageField
      label={text[field]}
      hint={text[`${field}Hint`]}
      sentPercent={sentPercent}
      {...imageInput(form, field)}
    />
  );
  return (
    <>
      {fieldOf('logo')}
      {fieldOf('logoLight')}
      <Group>
        {(['dark', 'light'] as const).map((scheme) => {
          const source = shown[scheme]?.dataUrl;
          return (
            source && (
              <div key={scheme} className={classes.ground} style={{ background: pageColours[scheme] }}>
                <img src={source} alt={text.previewOn[scheme]} />
              </div>
            )
          );
        })}
      </Group>
      {fieldOf('icon')}
    </>
  );
}

/** Field for the picture of links to the site. */
export function ShareImageField({ form, sentPercent }: PictureFieldsProps) {
  return (
    <ImageField
      label={text.shareImage}
      hint={text.shareImageHint}
      sentPercent={sentPercent}
      {...imageInput(form, 'shareImage')}
    />
  );
}
