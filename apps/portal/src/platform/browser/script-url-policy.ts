interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string;
}

/** The used part of trusted types, which the DOM's types lack. */
interface TrustedTypesLike {
  readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/**
 * Returns a function that marks a script url as trusted and throws for any other url. The page's content
 * security policy must list `name`. The policy is created on first use; browsers without trusted types take
 * the url as a string.
 */
export function createScriptUrlPolicy(name: string, isAllowed: (url: string) => boolean) {
  const rules: ScriptUrlPolicy = {
    createScriptURL: (url) => {
      if (isAllowed(url)) return url;
      throw new TypeError('This is not the address of a script that may run here.');
    },
  };
  let policy: ScriptUrlPolicy | undefined;
  return (url: string): string => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesLike };
    policy ??= trustedTypes?.createPolicy(name, rules) ?? rules;
    return policy.createScriptURL(url);
  };
}
