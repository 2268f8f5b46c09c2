import { firstSurveyQuestions } from '@surtidor/data';
import type { FirstQueries } from '../../platform/routes/first-queries.ts';
import { satisfactionForm } from './satisfaction-form.ts';

/** What the page asks first, as its row in the route table names it. */
export const firstQueries: FirstQueries = () => [firstSurveyQuestions(satisfactionForm)];
