import { expect, type Locator, type Page } from '@playwright/test'

/** A user without a mouse. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeAttached()
    for (let presses = 0; presses < 80; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not lead to ${control}`)
  }

  /** Types into a field, or selects an option by its first letters. */
  async type(label: string, text: string): Promise<void> {
    await this.tabTo(this.#page.getByLabel(label, { exact: true }))
    await this.#page.keyboard.type(text)
  }

  /** Filters a long list by typing and picks the option. */
  async pick(name: string, text: string): Promise<void> {
    await this.tabTo(this.#page.getByRole('combobox', { name, exact: true }))
    await this.#page.keyboard.type(text)
    await this.#page.keyboard.press('Enter')
    await this.#page.keyboard.press('Escape')
  }

  async tick(control: Locator): Promise<void> {
    await this.tabTo(control)
    await this.#page.keyboard.press('Space')
  }

  async press(name: RegExp): Promise<void> {
    await this.tabTo(this.#page.getByRole('button', { name }))
    await this.#page.keyboard.press('Enter')
  }
}
