/// Views
