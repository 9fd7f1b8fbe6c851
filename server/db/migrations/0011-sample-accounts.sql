-- Sample accounts have a provider of their own. Google's ids are digits alone.
UPDATE account SET providerId = 'sample' WHERE providerId = 'google' AND accountId GLOB '*[^0-9]*';
