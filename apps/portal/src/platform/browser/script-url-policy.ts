interface ScriptUrlPolicy {
  readonly createScriptURL: (url: string) => string;
}

/** As much of trusted types as is used here; the DOM's types do not know them yet. */
interface TrustedTypesLike {
  readonly createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/**
 * Returns a function that marks the address of a script as trusted, and throws for any other address.
 * The page's content security policy must list `name`. The trusted-types policy is created at the
 * first call; browsers without trusted types take the address as text.
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
