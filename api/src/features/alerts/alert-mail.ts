import { carTitle, DAY_MS, escapeXml, isolate, toWallClock } from '@quartermile/core/domain';
import type { Mail } from '../../platform/mail/mail.service.js';
import { SITE_ADDRESS } from '../../platform/mail/site-address.js';
import { plain } from '../submissions/index.js';
import { type Alert, type AlertCar, dashboardPath } from './alert-content.js';
import { alertMessages } from './alert-messages.js';

/** Time until an alert is no longer sent. */
const ALERT_MAIL_MS = DAY_MS;

const text = alertMessages.mail;

/** What a mail says about a car. */
interface CarLine {
  readonly name: string;
  readonly facts: string;
  readonly link: string;
  /** Null without a picture. */
  readonly picture: string | null;
}

/**
 * The mail of an alert: a line for each car.
 * @param pictureOf the link to a car's picture; null without one
 */
export function alertMail(
  to: string,
  siteName: string,
  { sentences, cars, path }: Alert,
  pictureOf: (car: AlertCar['car']) => string | null,
): Mail {
  const lines = cars.map((one) => carLine(one, pictureOf(one.car)));
  const [site, link] = [plain(siteName), `${SITE_ADDRESS}${path}`];
  const paragraphs = [
    sentences.map((sentence) => `${sentence}.`).join('\n'),
    ...lines.map((line) => `${isolate(line.name)}: ${line.facts}\n${line.link}`),
    `${text.all}\n${link}`,
    text.origin(site),
  ];
  return {
    to,
    subject: sentences.join(', '),
    text: `${paragraphs.join('\n\n')}\n`,
    html: writeHtml(sentences, lines, link, text.origin(site)),
    headers: {},
    expiresAt: new Date(Date.now() + ALERT_MAIL_MS),
  };
}

function carLine({ car, slip }: AlertCar, picture: string | null): CarLine {
  const { day, time } = toWallClock({ date: car.createdAt.toISOString(), isDateOnly: false });
  const facts = [
    car.time === null ? text.noTime : text.time(car.time),
    ...slipText(slip),
    text.sent(day, time),
  ];
  return {
    name: plain(carTitle(car)),
    facts: facts.join(', '),
    link: `${SITE_ADDRESS}${dashboardPath('pending', car.id)}`,
    picture: picture === null ? null : `${SITE_ADDRESS}${picture}`,
  };
}

function slipText(slip: AlertCar['slip']): string[] {
  if (slip === null) return [];
  if (slip.state === 'waiting' || slip.state === 'reading') return [text.waiting];
  if (slip.state !== 'read') return [text.unreadable];
  const values = slip.figures.map(({ value, unit }) => (unit === null ? value : `${value} ${unit}`));
  return [text.slip(values.join(', '))];
}

/** Tables and inline styles, because mail programs support little else. */
function writeHtml(
  sentences: readonly string[],
  lines: readonly CarLine[],
  link: string,
  origin: string,
): string {
  const rows = lines.map(
    ({ name, facts, link: href, picture }) => `<tr>
<td width="96" style="padding:0 12px 12px 0">${picture === null ? '' : `<img src="${escapeXml(picture)}" alt="${escapeXml(text.picture)}" width="96" style="border-radius:6px;display:block">`}</td>
<td style="padding:0 0 12px"><a href="${escapeXml(href)}"><strong>${escapeXml(name)}</strong></a><br>${escapeXml(facts)}</td>
</tr>`,
  );
  return `<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.4">
<p>${sentences.map((sentence) => `${escapeXml(sentence)}.`).join('<br>')}</p>
<table role="presentation" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>
<p><a href="${escapeXml(link)}">${text.open}</a></p>
<p style="font-size:13px;color:#595f69">${escapeXml(origin)}</p>
</body></html>
`;
}
