/// Text
