-- Counting a try must not wait for the disk: signing in would slow everybody down. After a crash the counters begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
