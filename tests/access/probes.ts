import type { Operation } from '@surtidor/domain/vocabulary';
import type { Probe } from './probe.ts';
import { moneyProbes } from './probes-of-money.ts';
import { orderProbes } from './probes-of-orders.ts';
import { peopleProbes } from './probes-of-people.ts';

/** A probe for every operation of the contract; a missing one is a type error. */
export const probes: Readonly<Record<Operation, Probe>> = {
  ping: { query: '{ ping }' },
  cmsBlocks: { query: '{ cmsBlocks(identifiers: ["menu-links"]) { items { identifier } } }' },
  mpBlogPosts: { query: '{ mpBlogPosts(action: "get_post_list") { items { name } } }' },
  surveyQuestions: { query: '{ surveyQuestions { id } }' },
  submitSurvey: { query: 'mutation { submitSurvey(input: { answers: [] }) { success } }' },
  ...moneyProbes,
  ...orderProbes,
  ...peopleProbes,
};
