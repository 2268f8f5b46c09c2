import { type Interaction, measureInteraction, type Opened } from '../long-list/interaction.ts';

/** Chooses the first answer of the next question that is selected among several and has none yet. */
export async function chooseAnswer(opened: Opened, question: number): Promise<Interaction> {
  const { page } = opened;
  const radio = page.locator('main form ol > li').nth(question).getByRole('radio').first();
  await radio.focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Space'),
    () => page.waitForFunction(() => document.activeElement?.matches(':checked')),
  );
}

/** One letter in a comment. */
export async function typeLetter(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  const field = page.locator('main textarea').last();
  await field.focus();
  const before = (await field.inputValue()).length;
  return measureInteraction(
    opened,
    () => page.keyboard.press('a'),
    () =>
      page.waitForFunction(
        (length) =>
          document.activeElement instanceof HTMLTextAreaElement &&
          document.activeElement.value.length > length,
        before,
      ),
  );
}

/** Asks what is missing: every question that lacks an answer says so, and a summary takes the focus. */
export async function seeWhatIsMissing(opened: Opened): Promise<Interaction> {
  const { page } = opened;
  await page.getByRole('button', { name: 'Ver qué falta' }).focus();
  return measureInteraction(
    opened,
    () => page.keyboard.press('Enter'),
    () => page.waitForFunction(() => document.activeElement?.closest('[role=alert]') !== null),
  );
}
