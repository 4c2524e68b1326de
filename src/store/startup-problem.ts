/** A reason not to start that an operator can do something about: the message alone is shown, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
