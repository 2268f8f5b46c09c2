interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string;
}

/** The part of the Trusted Types API that this module uses. The DOM types do not include it. */
interface TrustedTypesLike {
  readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/**
 * Returns a function that marks a script URL as trusted and throws for any other URL. The content security
 * policy of the page must list `name`. The policy is created on first use. In browsers without trusted types,
 * the function returns a string.
 */
export function createScriptUrlPolicy(name: string, isAllowed: (url: string) => boolean) {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (url) => {
      if (isAllowed(url)) return url;
      throw new TypeError('This script URL is not allowed.');
    },
  };
  let policy: ScriptUrlPolicy | undefined;
  return (url: string): string => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesLike };
    policy ??= trustedTypes?.createPolicy(name, rules) ?? rules;
    return policy.createScriptURL(url);
  };
}
