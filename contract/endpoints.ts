/** The one table of every call. The server registers from it, the client is derived from it, the API page is made from it. */
import { accountEndpoints } from './account.ts';
import { accountSettingsEndpoints } from './account-settings.ts';
import { documentEndpoints } from './document.ts';
import { documentSettingsEndpoints } from './document-settings.ts';
import { documentVersionEndpoints } from './document-versions.ts';
import { eInvoiceEndpoints } from './e-invoice.ts';
import { exportEndpoints } from './export.ts';
import { habitEndpoints } from './habit.ts';
import { profileEndpoints } from './profile.ts';
import { referralEndpoints } from './referral.ts';
import { serviceEndpoints } from './service.ts';
import { serviceImportEndpoints } from './service-import.ts';
import { statsEndpoints } from './stats.ts';
import { subscriptionEndpoints } from './subscription.ts';
import { systemEndpoints } from './system.ts';
import { templateEndpoints } from './template.ts';
import { themeEndpoints } from './theme.ts';

export const endpoints = {
  ...accountEndpoints,
  ...accountSettingsEndpoints,
  ...statsEndpoints,
  ...documentEndpoints,
  ...documentVersionEndpoints,
  ...documentSettingsEndpoints,
  ...eInvoiceEndpoints,
  ...exportEndpoints,
  ...templateEndpoints,
  ...habitEndpoints,
  ...profileEndpoints,
  ...serviceEndpoints,
  ...serviceImportEndpoints,
  ...themeEndpoints,
  ...subscriptionEndpoints,
  ...referralEndpoints,
  ...systemEndpoints,
};

export type EndpointName = keyof typeof endpoints;
