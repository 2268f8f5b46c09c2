import type { DeploymentOptions } from './types.ts';

const base64Character = /[A-Za-z0-9]/;

const areTokenEscapesAmbiguous = ({
  plus,
  slash,
  equals,
}: DeploymentOptions['tokenEscapes']): boolean => {
  const escapes = [plus, slash, equals];
  const hasOverlap = escapes.some((sequence, index) =>
    escapes.some((other, otherIndex) => index !== otherIndex && other.includes(sequence)),
  );
  // An empty string is contained in every string.
  return hasOverlap || escapes.some((sequence) => base64Character.test(sequence));
};

const isNegativeOrFraction = (value: number): boolean => !Number.isSafeInteger(value) || value < 0;

const errorChecks: Readonly<Record<string, (deploymentOptions: DeploymentOptions) => boolean>> = {
  'product: must be one word of letters and digits that starts with a letter': ({ product }) =>
    !/^[A-Za-z][A-Za-z0-9]*$/.test(product),
  'tokenEscapes: must be three strings without letters or digits, none of which contains another':
    ({ tokenEscapes }) => areTokenEscapesAmbiguous(tokenEscapes),
  'paymentMinimum.units: must be integers of 0 or more': ({ paymentMinimum }) =>
    Object.values(paymentMinimum.units).some(isNegativeOrFraction),
  'cashMaximumUnits: must be null or an integer of 0 or more': ({ cashMaximumUnits }) =>
    cashMaximumUnits !== null && isNegativeOrFraction(cashMaximumUnits),
  'paymentGraceMs: must be an integer of 0 or more': ({ paymentGraceMs }) =>
    isNegativeOrFraction(paymentGraceMs),
  'paymentResults: a status cannot be both approved and rejected': ({ paymentResults }) =>
    paymentResults.approved.some((status) =>
      paymentResults.rejected.some((other) => other.toUpperCase() === status.toUpperCase()),
    ),
};

/** Returns the errors of a deployment's options; empty if valid. */
export const getDeploymentOptionErrors = (
  deploymentOptions: DeploymentOptions,
): readonly string[] =>
  Object.entries(errorChecks)
    .filter(([, isInvalid]) => isInvalid(deploymentOptions))
    .map(([message]) => message);
