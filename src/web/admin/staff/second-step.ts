/* Recovery codes can be copied, and a passkey added in their place. */
import '../copying.ts'
import './passkeys.ts'
