/** Scrolls to a notice that appears away from the pressed button. */
export function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
}
