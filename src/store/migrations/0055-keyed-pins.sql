-- A PIN is hashed with a key that is not in the database; those that were kept before stay until their next right use.
ALTER TABLE edit_link
  DROP CONSTRAINT edit_link_pin,
  ADD CONSTRAINT edit_link_pin CHECK (pin_hash LIKE '$hmac-sha256$v=1$%' OR pin_hash LIKE '$argon2id$%');
