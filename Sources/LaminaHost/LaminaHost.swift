/// Host
