/// App
