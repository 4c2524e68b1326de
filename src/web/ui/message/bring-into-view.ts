/** For a notice that comes up away from the button that was pressed. */
export function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
}
