-- What is counted here need not outlive a crash of the server, and no request should wait for a disk to be counted.
ALTER TABLE rate_limit SET UNLOGGED;
