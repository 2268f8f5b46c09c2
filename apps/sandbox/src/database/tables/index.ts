import { documentClasses, documentLocks, documents } from './accounts.ts';
import { claims } from './claims.ts';
import {
  certificates,
  cmsBlocks,
  notificationSeeds,
  posts,
  surveyAnswers,
  surveyQuestions,
} from './content.ts';
import { orderDeliveries, orderHistory, orderLines, orders } from './orders.ts';
import { compensationLines, compensations, transactionLines, transactions } from './payments.ts';
import {
  clients,
  departments,
  destinations,
  documentTypes,
  rolePermissions,
  roles,
  userDestinations,
  userPermissions,
  users,
} from './people.ts';
import { activity, passwordResets, sessions, signInFailures, supportSecrets } from './sessions.ts';
import { ledger, settings } from './system.ts';
import { voucherAmounts, vouchers, voucherUses } from './vouchers.ts';

/** All tables. Each table comes after the tables that it references. */
export const tables = {
  settings,
  clients,
  roles,
  rolePermissions,
  users,
  userPermissions,
  destinations,
  userDestinations,
  documentTypes,
  departments,
  sessions,
  supportSecrets,
  passwordResets,
  activity,
  signInFailures,
  documentClasses,
  documents,
  documentLocks,
  transactions,
  transactionLines,
  compensations,
  compensationLines,
  voucherUses,
  voucherAmounts,
  vouchers,
  orders,
  orderLines,
  orderHistory,
  orderDeliveries,
  certificates,
  claims,
  cmsBlocks,
  posts,
  surveyQuestions,
  surveyAnswers,
  notificationSeeds,
  ledger,
} as const;

export type Tables = typeof tables;
export type TableKey = keyof Tables;
