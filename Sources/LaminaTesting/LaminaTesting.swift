/// Testing
