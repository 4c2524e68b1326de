/* Recovery codes can be copied, and a passkey added in their place. */
import '../office/copying.ts'
import './passkeys.ts'
