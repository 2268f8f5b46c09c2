import type { Operation } from '@surtidor/domain/vocabulary';
import { moneyProbes } from './money-probes.ts';
import { orderProbes } from './order-probes.ts';
import { peopleProbes } from './people-probes.ts';
import type { Probe } from './probe.ts';

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
