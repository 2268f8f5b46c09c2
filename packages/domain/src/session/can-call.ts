import {
  type Operation,
  type OperationAccess,
  operationAccess,
  type Service,
  serviceAccess,
} from '../shared/constants/operation-access.ts';
import { isGranted } from './permissions.ts';
import { isSuperUser } from './roles.ts';
import type { Session } from './types.ts';

const isAllowed = (rule: OperationAccess, session: Session, product: string): boolean => {
  if (rule.audience === 'anyone') return true;
  if (!session.authenticated) return false;
  if (rule.isWrite && session.support) return false;
  if (rule.isForRepresentative && (session.support || !isSuperUser(session.role))) return false;
  if (rule.requiresTerms && !session.terms.accepted) return false;
  return isGranted(session, product, rule.anyOf);
};

/** Whether the backend accepts an operation from this session (reading 48). */
export const canCall = (session: Session, operation: Operation, product: string): boolean =>
  isAllowed(operationAccess[operation], session, product);

/** Whether this session can use a service outside GraphQL (spec 7, REST). */
export const canUse = (session: Session, service: Service, product: string): boolean =>
  isAllowed(serviceAccess[service], session, product);
