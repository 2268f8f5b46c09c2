import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { departmentsReference } from './departments.ts';
import { documentClassesReference } from './document-classes.ts';
import { peopleReference } from './people.ts';
import { surveyReference } from './survey.ts';
import { vouchersReference } from './vouchers.ts';

/** What every scenario has before any dealer: roles, departments, classes, questions, voucher uses. */
export const reference = (product: string): ScenarioRows =>
  joinRows([
    peopleReference(product),
    departmentsReference,
    documentClassesReference,
    surveyReference,
    vouchersReference,
  ]);
