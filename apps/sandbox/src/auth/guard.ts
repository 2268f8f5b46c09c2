import { permission } from '@surtidor/domain/vocabulary';
import type { SandboxContext } from '../context.ts';
import { forbidden, supportReadOnly, unauthorized } from '../shared/errors.ts';
import type { FieldRule } from './field-rules.ts';

/** Refuses a call its rule does not allow: no session, then a write by support, then no permission. */
export function enforce(rule: FieldRule, { session, environment }: SandboxContext): void {
  if (rule.access === 'public') return;
  if (!session) throw unauthorized();
  if (rule.writes && session.support) throw supportReadOnly();
  if (!rule.permissions) return;
  const wanted = rule.permissions.map((name) => permission(environment.product, name));
  if (!wanted.some((name) => session.permissions.has(name))) throw forbidden(wanted);
}
