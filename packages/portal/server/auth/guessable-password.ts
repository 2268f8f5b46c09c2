import { passwordLimits } from '@surtidor/domain/associates';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Words of this trade, which common passwords in a portal for fuel dealers contain. */
const tradeWords = [
  ...['surtidor', 'gasolina', 'combustible', 'combustibles', 'diesel', 'acpm', 'lubricante'],
  ...['lubricantes', 'estacion', 'distribuidor'],
];

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the dictionaries with the first new password: they need 0.9 s and 40 MB. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]).then(
    ([{ ZxcvbnFactory: Factory }, common, spanish]) =>
      new Factory({
        dictionary: { ...common.dictionary, ...spanish.dictionary },
        graphs: common.adjacencyGraphs,
        // The time grows faster than the length, and nobody else is served meanwhile.
        maxLength: passwordLimits.max,
      }),
  );
  return estimator;
}

const removeAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Visitors can send longer texts, whose words would take seconds. */
const maxTextLength = 254;

/** Returns the words of names and addresses, with and without accents. */
const getWords = (texts: readonly string[]): string[] => {
  const words = texts
    .map((text) => text.slice(0, maxTextLength))
    .flatMap((text) => [text, removeAccents(text)])
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{Nd}]+/u)]);
  return [...new Set(words)].filter((word) => word.length > 2);
};

/** The score of a password that needs more than 10^6 guesses, and of one that needs more than 10^10. */
const [fairScore, strongScore] = [2, 4];

/**
 * Whether a password is among the first million guesses, or contains a word of its owner or trade and is not strong otherwise.
 * @param personalTexts The owner's name, e-mail address and company, and the product.
 */
export async function isGuessablePassword(
  password: string,
  personalTexts: readonly string[],
): Promise<boolean> {
  const { score, sequence } = (await loadEstimator()).check(password, [
    ...tradeWords,
    ...getWords(personalTexts),
  ]);
  // The library calls the words of the caller 'userInputs'.
  const hasPersonalWord = sequence.some((match) => match.dictionaryName === 'userInputs');
  return score < (hasPersonalWord ? strongScore : fairScore);
}
