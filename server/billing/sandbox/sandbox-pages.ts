/** The sandbox's pages, as a payment provider would host them: plain HTML that needs no script. */
import { monthlyPrice } from '#contract/constants.ts';
import { escapeHtml } from '#server/mail/compose-mail.ts';
import { currentSubscription, type SandboxCharge, type SandboxCustomer, testCards } from './customer-state.ts';
import type { SandboxCheckout } from './sandbox-billing.ts';

const style = `
:root{color-scheme:light;--page:#f6f5f1;--surface:#fff;--line:#dcd9d0;--strong:#837f75;--ink:#15181c;--soft:#3f454d;--action:#1a4fd6;--on:#fff;--attention:#7c4300;--attention-soft:#fcefd6;--danger:#a81d18;--danger-soft:#fce6e4}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--page:#101215;--surface:#191c21;--line:#2d323a;--strong:#767e8a;--ink:#f2f3f5;--soft:#ccd1d8;--action:#8fb3ff;--on:#0a1430;--attention:#f2bb62;--attention-soft:#33260d;--danger:#ff9990;--danger-soft:#3c1917}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 "Inter Variable",system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:break-word}
.banner{background:var(--attention-soft);color:var(--attention);text-align:center;font-weight:600;padding:10px 16px}
main{max-width:30rem;margin:0 auto;padding:28px 16px 64px;display:grid;gap:16px}
main>*{min-width:0}
h1{margin:0;font-size:1.6rem;line-height:1.15;letter-spacing:-.02em}
h2{margin:0 0 10px;font-size:1.05rem}
p{margin:0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:18px}
.soft{color:var(--soft)}
.small{font-size:.9rem}
label{display:block;font-weight:500;margin-bottom:6px}
input,select{width:100%;min-height:46px;padding:8px 12px;border:1px solid var(--strong);border-radius:10px;background:var(--surface);color:var(--ink);font:inherit}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:46px;padding:0 18px;border-radius:10px;border:1px solid var(--action);background:var(--action);color:var(--on);font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
button.plain{background:var(--surface);color:var(--ink);border-color:var(--strong)}
button.wide{width:100%;margin-top:16px;min-height:52px}
a{color:var(--action)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:8px}
.fault{background:var(--danger-soft);color:var(--danger);border-radius:10px;padding:10px 14px;font-weight:600}
ul{margin:8px 0 0;padding-left:20px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:8px 0;border-top:1px solid var(--line);text-align:left;font-weight:400}
tr:first-child td,tr:first-child th{border-top:0}
td:last-child{text-align:right}
.big{font-size:1.25rem;font-weight:600}
code{font-size:.95em;font-variant-numeric:tabular-nums;white-space:nowrap}
`;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const date = (time: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Test mode</title>
<style>${style}</style>
</head>
<body>
<header class="banner">Test mode: no card is charged</header>
<main>
${body}
</main>
</body>
</html>
`;
}

const cardList = `<ul class="small soft">${Object.entries(testCards)
  .map(([number, { label }]) => `<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code> ${escapeHtml(label)}</li>`)
  .join('')}</ul>`;

const cardField = (number: string) => `<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="23" value="${escapeHtml(number)}" aria-describedby="cards" required>
<div id="cards"><p class="small soft" style="margin-top:8px">Only these test numbers are taken, and none is stored:</p>${cardList}</div>`;

const faultBox = (fault: string | null) => (fault ? `<p class="fault" role="alert">${escapeHtml(fault)}</p>` : '');

export function checkoutPage(checkout: SandboxCheckout, fault: string | null, number: string, now: Date): string {
  const { trialDays, email, origin } = checkout;
  const first = now.getTime() + trialDays * 86_400_000;
  const terms =
    trialDays > 0
      ? `<p class="big">${trialDays} days free</p><p class="soft">Then $${monthlyPrice} per month. The first payment would be on ${date(first)}; cancel before and it costs nothing.</p>`
      : `<p class="big">$${monthlyPrice} per month</p><p class="soft">The first payment would be today. Cancel whenever you like.</p>`;
  return page(
    'Checkout',
    `<h1>Subscribe to Quotewright</h1>
<div class="card">${terms}</div>
<form class="card" method="post" novalidate>
${faultBox(fault)}
<p class="small soft" style="margin:6px 0 14px">Email: <strong>${escapeHtml(email)}</strong></p>
${cardField(number)}
<button class="wide">${trialDays > 0 ? 'Start free trial' : `Pay $${monthlyPrice} and subscribe`}</button>
</form>
<p><a href="${escapeHtml(origin)}/subscribe">Back to Quotewright</a></p>`,
  );
}

export const goneProblem = (title: string, words: string, back: string) =>
  page(
    title,
    `<h1>${escapeHtml(title)}</h1><p class="soft">${escapeHtml(words)}</p><p><a class="button" href="${back}">Back to Quotewright</a></p>`,
  );

const statusWords: Record<string, string> = {
  trialing: 'Free for now',
  active: 'Active',
  past_due: 'Past due: the last payment failed',
  unpaid: 'Unpaid: all payments failed',
  canceled: 'Canceled',
};

const action = (name: string, label: string, plain = true) =>
  `<button name="action" value="${name}"${plain ? ' class="plain"' : ''}>${escapeHtml(label)}</button>`;

export function portalPage(customer: SandboxCustomer, fault: string | null, forDevelopment: boolean): string {
  const current = currentSubscription(customer);
  const lives = current && current.status !== 'canceled';
  const next = !current
    ? 'There is no subscription.'
    : current.cancelAt !== null
      ? `Ends on ${date(current.cancelAt)}.`
      : current.status === 'canceled'
        ? `Ended on ${date(current.endedAt ?? current.periodEnd)}.`
        : current.status === 'trialing' || current.status === 'active'
          ? `Next payment of $${monthlyPrice} on ${date(current.periodEnd)}.`
          : `$${monthlyPrice} is owed. Another card pays it at once.`;
  const receipts = customer.charges
    .toReversed()
    .map(
      ({ id, at, amountCents, refunded, disputed }) =>
        `<tr><td><a href="/sandbox/receipt/${encodeURIComponent(customer.id)}/${encodeURIComponent(id)}">${date(at)}</a></td><td>${refunded ? 'Refunded' : disputed ? 'Disputed' : 'Paid'} ${dollars(amountCents)}</td></tr>`,
    )
    .join('');
  return page(
    'Billing portal',
    `<h1>Your subscription</h1>
${faultBox(fault)}
<form class="card" method="post">
<p class="big">${escapeHtml(current ? (statusWords[current.status] ?? current.status) : 'No subscription')}</p>
<p class="soft" style="margin-bottom:14px">${escapeHtml(next)}</p>
<div class="row">${lives ? (current.cancelAt === null ? action('cancel', 'Cancel subscription') : action('resume', 'Resume subscription', false)) : ''}</div>
</form>
<form class="card" method="post" novalidate>
<h2>Card${customer.lastFour ? ` ending in ${escapeHtml(customer.lastFour)}` : ''}</h2>
${cardField('')}
<div style="margin-top:14px">${action('card', 'Change card')}</div>
</form>
<section class="card"><h2>Receipts</h2>${receipts ? `<table>${receipts}</table>` : '<p class="soft">No payment yet.</p>'}</section>
${forDevelopment ? developmentTools : ''}
<p><a href="/settings?tab=subscription">Back to Quotewright</a></p>`,
  );
}

const developmentTools = `<form class="card" method="post">
<h2>For development</h2>
<p class="small soft" style="margin-bottom:12px">Lets time go by for this subscription, or takes the last payment back.</p>
<div class="row">${[1, 5, 8, 31].map((days) => action(`travel-${days}`, `${days} ${days === 1 ? 'day' : 'days'} later`)).join('')}${action('refund', 'Refund')}${action('dispute', 'Dispute')}</div>
</form>`;

export const receiptPage = (customer: SandboxCustomer, { id, at, amountCents, refunded }: SandboxCharge) =>
  page(
    'Receipt',
    `<h1>Receipt</h1>
<div class="card"><table>
<tr><th scope="row">Quotewright, one month</th><td>${dollars(amountCents)}</td></tr>
<tr><th scope="row">Paid on</th><td>${date(at)}</td></tr>
<tr><th scope="row">Card</th><td>ending in ${escapeHtml(customer.lastFour)}</td></tr>
${refunded ? `<tr><th scope="row">Refunded</th><td>${dollars(amountCents)}</td></tr>` : ''}
</table></div>
<p class="small soft">${escapeHtml(id)}</p>`,
  );
