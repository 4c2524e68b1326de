-- Staff see where they are signed in: the name of a browser and of a system, such as 'firefox windows', never what the
-- browser sent. The address of the device is still not kept.
ALTER TABLE staff_session
  DROP CONSTRAINT staff_session_nowhere,
  ADD CONSTRAINT staff_session_device CHECK (
    coalesce(ip_address, '') = '' AND coalesce(user_agent, '') ~ '^([a-z]{1,20} [a-z]{1,20})?$'
  );
