import type { DeploymentOptions } from './types.ts';

const base64Character = /[A-Za-z0-9]/;

const markersProblem = ({ plus, slash, equals }: DeploymentOptions['tokenEscapes']): boolean => {
  const escapes = [plus, slash, equals];
  const overlap = escapes.some((sequence, at) =>
    escapes.some((other, otherAt) => at !== otherAt && other.includes(sequence)),
  );
  // An empty string is contained in every other.
  return overlap || escapes.some((sequence) => base64Character.test(sequence));
};

const negativeOrFraction = (value: number): boolean => !Number.isSafeInteger(value) || value < 0;

const problems: Readonly<Record<string, (deploymentOptions: DeploymentOptions) => boolean>> = {
  'product: one word of letters and digits that begins with a letter': ({ product }) =>
    !/^[A-Za-z][A-Za-z0-9]*$/.test(product),
  'tokenEscapes: three distinct strings, none inside another, without letters or digits': ({
    tokenEscapes,
  }) => markersProblem(tokenEscapes),
  'paymentMinimum.units: whole numbers, zero or more': ({ paymentMinimum }) =>
    Object.values(paymentMinimum.units).some(negativeOrFraction),
  'cashMaximumUnits: null or a whole number, zero or more': ({ cashMaximumUnits }) =>
    cashMaximumUnits !== null && negativeOrFraction(cashMaximumUnits),
  'paymentGraceMs: whole milliseconds, zero or more': ({ paymentGraceMs }) =>
    negativeOrFraction(paymentGraceMs),
  'paymentResults: a word cannot be both approved and rejected': ({ paymentResults }) =>
    paymentResults.approved.some((status) =>
      paymentResults.rejected.some((other) => other.toUpperCase() === status.toUpperCase()),
    ),
};

/** Errors of a deployment's options; empty if valid. */
export const deploymentOptionErrors = (deploymentOptions: DeploymentOptions): readonly string[] =>
  Object.entries(problems)
    .filter(([, isWrong]) => isWrong(deploymentOptions))
    .map(([sentence]) => sentence);
